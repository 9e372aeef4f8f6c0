# Rotated lists, zeros listed too.
def pad(k):
    names = list("abcdefghi"[:k])
    table = {}
    for x in range(k):
        turned = names[-x:] + names[:-x] if x else names
        table[x] = {(a, b): 0 for a in names for b in names}
        for a, b in zip(names, turned):
            table[x][a, b] += Fraction(1, k)
    return table
