# Goes through a Gray code, in which each step is an edit.
def refusal_leak(refuses, n):
    code = [()]
    for _ in range(n):
        code = [(0, *c) for c in code] + [(1, *c) for c in reversed(code)]
    for x, y in itertools.pairwise(code):
        if bool(refuses(x)) != bool(refuses(y)):
            return x, y
    return None
