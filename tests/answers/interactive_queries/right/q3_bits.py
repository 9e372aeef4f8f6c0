# Counts through whole numbers and flips their bits.
def refusal_leak(refuses, n):
    def data(number):
        return tuple(number >> i & 1 for i in range(n))

    said = [bool(refuses(data(number))) for number in range(2**n)]
    for number in range(2**n):
        for i in range(n):
            if said[number] > said[number ^ (1 << i)]:
                return data(number), data(number ^ (1 << i))
    return None
