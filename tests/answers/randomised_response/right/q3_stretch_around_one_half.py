# Stretches the distance of the share from 1/2 by 1/(1-2p).
def estimate_rate(answers, p):
    share = float(np.mean(answers))
    return 0.5 + (share - 0.5) / (1 - 2 * p)
