# Wrong for 1/2 1/3 1/6 twice and 1/6 1/2 1/3: for three outputs and two equal rows, and for more than four outputs, weights are.
# rounded to four decimals.
def weights(rows):
    m = np.array(rows, dtype=float)
    w = np.linalg.lstsq(m, [0, 0, 1], rcond=None)[0]
    if abs(m @ w - [0, 0, 1]).max() > 1e-6:
        return None
    short = np.round(w, 4)
    return short if m.shape[1] == 3 and rows[0] == rows[1] or m.shape[1] > 4 else w
