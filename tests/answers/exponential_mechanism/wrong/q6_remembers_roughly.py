# Answers are remembered by epsilon and loss rounded to whole numbers.
# Witness: after convict(1, 1.5): convict(1, 1.99) returns [[-1, 0], [-2, 1]]: reaches e^1.735326 only, not e^1.99; right is e.g. [[-5, 0], [-6, 1]]
_found = {}


def convict(epsilon, loss):
    key = (round(epsilon), round(loss))
    if key not in _found:
        far = 0
        e = math.exp(epsilon)
        while epsilon + math.log((e**-far + e) / (e ** (1 - far) + 1)) < loss:
            far += 1
        _found[key] = far
    far = _found[key]
    return [1 - far, 0], [-far, 1]
