# Removes a person in place of an edit.
def refusal_leak(refuses, n):
    for x in itertools.product((0, 1), repeat=n):
        if bool(refuses(x)) != bool(refuses(x[1:] or x)):
            return x, x[1:]
    return None
