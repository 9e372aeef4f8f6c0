# Sorts the names of answers, but not their probabilities.
def compose(first, later):
    outs = sorted({a for r in first.values() for a in r}, key=repr)
    return {
        x: {
            (a, b): first[x].get(a, 0) * v
            for a in outs
            for b, v in zip(sorted(later[a][x], key=repr), later[a][x].values())
        }
        for x in first
    }
