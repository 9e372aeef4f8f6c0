# Takes the digits of 10101… from a float division, which has lost the last digits for n = 17 and more.
def moving_up(n):
    digits = int(10 ** (2 * ((n + 1) // 2)) / 99)
    text = str(digits).zfill(n)
    x = tuple(int(c) % 2 for c in text)
    return x, x[1:]
