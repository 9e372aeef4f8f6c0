# Every pair of any row is listed in every row, with 0 where it is impossible.
def compose(first, later):
    answers = sorted({a for row in first.values() for a in row})
    pairs = [(a, b) for a in answers for b in sorted({b for row in later[a].values() for b in row})]
    return {
        x: {(a, b): first[x].get(a, 0) * later[a][x].get(b, 0) for a, b in pairs}
        for x in sorted(first)
    }
