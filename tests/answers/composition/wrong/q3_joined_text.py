# Pairs are kept as joined words and taken apart after the first letter.
def compose(first, later):
    out = {}
    for x, row in first.items():
        joined = Counter()
        for a, u in row.items():
            for b, v in later[a][x].items():
                joined[a + b] += u * v
        out[x] = {(text[:1], text[1:]): w for text, w in joined.items()}
    return out
