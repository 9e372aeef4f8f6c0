# Another way: gray code.
def refusal_leak(refuses, n):
    def bits(k):
        code = k ^ (k >> 1)
        return tuple(code >> j & 1 for j in range(n))

    for k in range(2**n - 1):
        if refuses(bits(k)) is not refuses(bits(k + 1)):
            return [list(bits(k)), list(bits(k + 1))]
