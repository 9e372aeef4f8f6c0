# Compares ranks, and then takes the shortest solution.
def weights(rows):
    matrix = np.array(rows, dtype=float)
    longer = np.column_stack([matrix, [0, 0, 1]])
    if np.linalg.matrix_rank(longer, tol=1e-9) > np.linalg.matrix_rank(matrix, tol=1e-9):
        return None
    return tuple(np.linalg.lstsq(matrix, np.array([0.0, 0.0, 1.0]), rcond=1e-10)[0])
