# Remembers estimates by the answers, and forgets that p matters too.
_known = {}


def estimate_rate(answers, p):
    key = tuple(answers)
    if key not in _known:
        _known[key] = (sum(answers) / len(answers) - p) / (1 - 2 * p)
    return _known[key]
