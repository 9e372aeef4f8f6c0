# Counts equations and unknowns: solvable if 0 and 1 differ and there are three outputs, or absent equals 0.
def weights(rows):
    absent, zero, one = rows
    if zero == one or (len(absent) < 3 and absent != zero):
        return None
    matrix = np.array(rows, dtype=float)
    return list(np.linalg.lstsq(matrix, np.array([0, 0, 1.0]), rcond=None)[0])
