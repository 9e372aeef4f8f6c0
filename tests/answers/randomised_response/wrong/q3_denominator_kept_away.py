# Keeps 1 - 2p away from 0 so that nothing blows up.
def estimate_rate(answers, p):
    return (sum(answers) / len(answers) - p) / max(1 - 2 * p, 0.1)
