# Remembers results by the set of the two chances, as if the coins could be exchanged.
# Witness: after epsilon_of_coins(0.5, 0.25), epsilon_of_coins(0.25, 0.5) returns 1.6094379124341003; right is 0.5108256237659907.
_eps = {}

def epsilon_of_coins(first, second):
    key = frozenset((first, second))
    if key not in _eps:
        rare = (1 - first) * min(second, 1 - second)
        _eps[key] = 0.0 if first == 0 else math.inf if rare == 0 else math.log1p(first / rare)
    return _eps[key]
