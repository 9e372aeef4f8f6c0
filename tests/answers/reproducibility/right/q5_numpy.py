# Numpy and an array.
def session_plan(budget, sigma, people, epsilon):
    return np.array(
        [
            2 * budget / (sigma * people),
            2 * budget / (epsilon * people),
            np.ceil(round(2 * budget / (epsilon * sigma), 9)),
        ]
    )
