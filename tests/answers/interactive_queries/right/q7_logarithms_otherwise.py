# Log space, an array, a softmax
def best_split(weights, sensitivities, total):
    logs = np.array([(math.log(w) + 2 * math.log(d)) / 3 for w, d in zip(weights, sensitivities)])
    shares = np.exp(logs - logs.max())
    return float(total) * shares / math.fsum(shares)
