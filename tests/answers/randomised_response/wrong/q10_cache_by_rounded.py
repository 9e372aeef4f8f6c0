# Remembers results by epsilon rounded to one decimal.
# Witness: after flip_probability(math.log(3)), flip_probability(1.1) returns 0.25; right is 0.24973989440488237.
_p = {}

def flip_probability(epsilon):
    if epsilon < 0:
        raise ValueError("negative")
    key = round(epsilon, 1)
    if key not in _p:
        _p[key] = 1 / (1 + math.exp(epsilon))
    return _p[key]
