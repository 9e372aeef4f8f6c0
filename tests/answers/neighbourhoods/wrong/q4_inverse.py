# Inverts the matrix, and gives up where it has no inverse.
def weights(rows):
    matrix = np.array(rows, dtype=float)
    if matrix.shape != (3, 3) or abs(np.linalg.det(matrix)) < 1e-9:
        return None
    return (np.linalg.inv(matrix) @ [0, 0, 1]).tolist()
