# A vector of factors min(1, C / length), with length 0 excepted, times the matrix of gradients.
def clipped_sum(gradients, clip):
    if len(gradients) == 0:
        return (0, 0, 0)
    matrix = np.array(gradients, dtype=np.float64)
    norms = np.sqrt(np.einsum("ij,ij->i", matrix, matrix))
    factors = np.ones(len(norms))
    long = norms > clip
    factors[long] = clip / norms[long]
    return (factors @ matrix).tolist()
