# Answers are letters from a to h: for k = 9 the first one is used twice.
# Witness: private(pad(9)) gives {'sums to 1': True, 'a hides': True, 'b hides': True, 'both tell': False}; right is {'sums to 1': True, 'a hides': True, 'b hides': True, 'both tell': True}.
def pad(k):
    table = {}
    for x in range(k):
        table[x] = Counter()
        for r in range(k):
            table[x]["abcdefgh"[r % 8], "abcdefgh"[(x + r) % k % 8]] += Fraction(1, k)
        table[x] = dict(table[x])
    return table
