# By recursion over the first bit.
def refusal_leak(refuses, n):
    def leak(prefix):
        if len(prefix) == n:
            return None, refuses(prefix)
        (a, one), (b, other) = leak(prefix + (0,)), leak(prefix + (1,))
        if a or b:
            return a or b, None
        if one != other:
            rest = (0,) * (n - len(prefix) - 1)
            return (prefix + (0,) + rest, prefix + (1,) + rest), None
        return None, one
    return leak(())[0]
