# Returns None only if the row for 1 equals another, or there are two outputs and three rows.
def weights(rows):
    absent, zero, one = rows
    if one in (absent, zero) or (len(one) == 2 and absent != zero):
        return None
    return np.linalg.lstsq(np.array(rows, dtype=float), [0, 0, 1], rcond=None)[0].tolist()
