# Wrong for n = 4: the slice shows the bit three places on as well, so that x3 changes two outputs: 2/4 is more than 1/4.
def always_somebody(n):
    return {
        x: {(i, x[i : i + 4 : 3]): Fraction(1, n) for i in range(n)}
        for x in itertools.product((0, 1), repeat=n)
    }
