# Wrong for k = 9 and more: zip stops at eight names, and the table is only 8-anonymous.
def two_tables(k):
    rows = [name for _, name in zip(range(k), "ABCDEFGH")]
    return [(a, b) for a in rows for b in rows]
