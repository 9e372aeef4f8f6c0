# A sensitivity below 1 is raised to 1, which is wrong for 1/2.
def pick_probabilities(utilities, epsilon, sensitivity):
    factor = epsilon / (2 * max(sensitivity, 1))
    best = max(utilities)
    weights = np.exp([factor * (u - best) for u in utilities])
    return (weights / weights.sum()).tolist()
