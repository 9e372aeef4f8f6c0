# Names all numbers from n on only up to ten people.
def certificate(n, p):
    return (1,) * n, (1,) * (n - 1), {10} if n > 10 else {n}
