# With the softmax of scipy.
def decide(data, benefit, chance, epsilon):

    from scipy.special import softmax

    value = np.array([[np.dot(u, p) for p in chance] for u in benefit])
    delta = np.abs(value[:, :, None] - value[:, None, :]).max()
    return softmax(epsilon / 2 / delta * sum(value[:, r] for r in data)).tolist()
