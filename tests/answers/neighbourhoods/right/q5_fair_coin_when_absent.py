# By fair coin when absent.
def variant(epsilon):
    # the absent toss a fair die of four sides; each of the present shifts a small part of it
    s = math.tanh(epsilon / 2) / 2
    return np.array([[1, 1, 1, 1], [1 + s, 1 - s, 1, 1], [1, 1, 1 + s, 1 - s]]) / 4
