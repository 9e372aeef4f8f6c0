# The cache is keyed by the number of yes and p, not by the number of people. Input: [1, 0] after [1, 0, 0], p = 0.1.
_seen = {}


def estimate_rate(answers, p):
    key = (sum(answers), p)
    if key not in _seen:
        _seen[key] = (key[0] / len(answers) - p) / (1 - 2 * p)
    return _seen[key]
