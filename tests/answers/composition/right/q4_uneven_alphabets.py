# With chance 1/3 the pad is added, else subtracted, and the second answer says which; zeros are listed.
def pad(k):
    third = Fraction(1, 3)
    table = {}
    for x in range(k):
        row = {(a, ("plus", b)): 0 for a in range(k) for b in range(k)}
        for r in range(k):
            row[r, ("plus", (x + r) % k)] = third / k
            row[r, ("minus", (r - x) % k)] = (1 - third) / k
        table[x] = row
    return table
