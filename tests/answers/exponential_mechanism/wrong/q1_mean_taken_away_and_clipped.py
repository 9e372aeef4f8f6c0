# Wrong for [-5000, 5000, 4999.5], 10, 1/2: takes away the mean and cuts scores at 700, so the two leaders tie.
def pick_probabilities(utilities, epsilon, sensitivity):
    mean = sum(utilities) / len(utilities)
    scores = np.clip([epsilon * (u - mean) / (2 * sensitivity) for u in utilities], -700, 700)
    weights = np.exp(scores)
    return (weights / weights.sum()).tolist()
