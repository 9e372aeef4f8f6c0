# Names the answers by texts and doubles the range of the pad.
def pad(k):
    table = {x: {} for x in range(k)}
    for x in range(k):
        for r in range(2 * k):
            table[x][f"pad {r}", f"sum {(x + r) % (2 * k)}"] = Fraction(1, 2 * k)
    return table
