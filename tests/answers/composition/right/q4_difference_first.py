# Written the other way round: the secret minus a random number comes first, and zeros are listed too.
def pad(k):
    zero, share = Fraction(0), Fraction(1) / k
    return {
        x: {(("a", i), ("b", j)): share if (i + j - x) % k == 0 else zero for i in range(k) for j in range(k)}
        for x in range(k)
    }
