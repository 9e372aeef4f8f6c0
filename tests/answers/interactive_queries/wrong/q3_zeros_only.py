# Begins at nobody having a 1, and looks one step far.
def refusal_leak(refuses, n):
    x = (0,) * n
    for i in range(n):
        other = (*x[:i], 1, *x[i + 1 :])
        if bool(refuses(x)) != bool(refuses(other)):
            return x, other
    return None
