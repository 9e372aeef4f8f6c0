# From how many patients have each record.
def decide(data, benefit, chance, epsilon):

    counts = np.bincount(np.array(data), minlength=len(chance))
    values = np.array(benefit) @ np.transpose(chance)
    change = (values.max(axis=1) - values.min(axis=1)).max()
    scores = values @ counts * epsilon / (2 * change)
    return np.exp(scores - np.logaddexp.reduce(scores))
