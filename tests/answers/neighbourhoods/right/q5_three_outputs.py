# Three answers, each the favourite of one row.
def variant(epsilon):
    top = math.exp(epsilon)
    rows = np.full((3, 3), 1 / (top + 2))
    np.fill_diagonal(rows, top / (top + 2))
    return rows
