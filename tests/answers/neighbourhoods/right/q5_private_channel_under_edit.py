# Three rows of three-way randomised response, with an output that never comes.
def variant(epsilon):
    f = math.exp(epsilon)
    rows = np.full((3, 4), 1 / (f + 2))
    rows[:, 3] = 0.0
    rows[[0, 1, 2], [0, 1, 2]] = f / (f + 2)
    return rows
