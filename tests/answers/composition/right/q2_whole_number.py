# Written as the exact quotient of a power of ten and 99, whose digits are 1010…1.
def moving_up(n):
    text = str(10 ** (2 * ((n + 1) // 2)) // 99).zfill(n)
    return [int(c) for c in text], [int(c) for c in text[1:]]
