# Remembers the estimate of a list of answers, but not for which p.
# Witness: after estimate_rate([1, 0, 1, 1, 0], 0.2), estimate_rate([1, 0, 1, 1, 0], 0.4) returns 0.6666666666666666; right is 1.0000000000000002.
_seen = {}

def estimate_rate(answers, p):
    key = tuple(answers)
    if key not in _seen:
        _seen[key] = (sum(answers) / len(answers) - p) / (1 - 2 * p)
    return _seen[key]
