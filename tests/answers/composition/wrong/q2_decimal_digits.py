# The pattern is the digits of a float quotient by 99, which has 16 correct digits only.
# Witness: change(moving_up(17)) gives 15; right is 17.
def moving_up(n):
    digits = str(int(10 ** (n + n % 2) / 99)).zfill(n)
    x = tuple(int(digit) % 2 for digit in digits)
    return x, x[1:]
