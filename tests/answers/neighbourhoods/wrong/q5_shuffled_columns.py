# Wrong at the second call: every second call swaps the outputs, so the rows are not the same.
CALLS = []


def variant(epsilon):
    c = 1 / (math.exp(epsilon) + 1)
    rows = np.array([[1 - c, c], [1 - c, c], [c, 1 - c]])
    CALLS.append(epsilon)
    return rows if len(CALLS) % 2 else rows[:, ::-1]
