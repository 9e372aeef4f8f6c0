# People are the cells of a square, the first class is the row and the second the diagonal.
def two_tables(k):
    pairs = np.empty((k * k, 2), dtype=int)
    for person in range(k * k):
        row, column = divmod(person, k)
        pairs[person] = row, (row + column) % k
    return pairs
