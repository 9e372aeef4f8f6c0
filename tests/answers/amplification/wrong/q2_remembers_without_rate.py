# Plans are remembered by epsilon and target, and the rate forgotten.
# Witness: after plan(1, 0.5, 0.9): plan(1, 0.5, 0.1) returns [0.3775406687981455, 0.5427901194551421]; right: [0.3775406687981455, 2.013196593022799]
_plans = {}


def plan(epsilon, target, rate):
    if (epsilon, target) not in _plans:
        room = math.expm1(target)
        _plans[epsilon, target] = min(1, room / math.expm1(epsilon)), math.log1p(room / rate)
    return _plans[epsilon, target]
