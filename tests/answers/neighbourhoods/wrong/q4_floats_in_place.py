# Turns the rows that it was given into floats, in place.
# Witness: weights(rows) with rows = [[2/3, 1/3], [2/3, 1/3], [1/3, 2/3]] (as Fractions) returns the right weights, but afterwards rows holds the floats 0.666..., 0.333...; it must stay as it is.
def weights(rows):
    for row in rows:
        for i, u in enumerate(row):
            row[i] = float(u)
    matrix, wanted = np.array(rows), np.array([0, 0, 1])
    w = np.linalg.lstsq(matrix, wanted, rcond=None)[0]
    return w if abs(matrix @ w - wanted).max() < 1e-5 else None
