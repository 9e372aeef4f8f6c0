# The mean is taken away, and numpy's overflow gives nan (set to 0). Input: [10000, 0, 0, 0], epsilon 1, sensitivity 1/2.
def pick_probabilities(utilities, epsilon, sensitivity):
    z = epsilon * (np.array(utilities, dtype=float) - np.mean(utilities)) / (2 * sensitivity)
    with np.errstate(all="ignore"):
        w = np.exp(z)
        return np.nan_to_num(w / w.sum())
