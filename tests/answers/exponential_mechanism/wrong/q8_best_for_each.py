# Decides for each patient, and counts the decisions.
def decide(data, benefit, chance, epsilon):

    values = np.array(benefit, dtype=float) @ np.array(chance, dtype=float).T
    votes = np.bincount(values[:, list(data)].argmax(axis=0), minlength=len(benefit))
    weights = np.exp(epsilon * (votes - votes.max()) / 2)
    return weights / weights.sum()
