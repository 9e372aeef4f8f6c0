# Tries all choices of as many outputs as are needed, and solves for those.
def weights(rows):
    matrix = np.array(rows, dtype=float)
    outputs = matrix.shape[1]
    for size in (1, 2, 3):
        for chosen in itertools.combinations(range(outputs), size):
            part = matrix[:, chosen]
            gram = part.T @ part
            if abs(np.linalg.det(gram)) < 1e-14:
                continue
            found = np.linalg.solve(gram, part.T @ [0.0, 0.0, 1.0])
            if abs(part @ found - [0, 0, 1]).max() < 1e-8:
                w = np.zeros(outputs)
                w[list(chosen)] = found
                return w
    return None
