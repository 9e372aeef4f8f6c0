# The person i, j is numbered 10 i + j and the classes are its digits, which collide for k above 10. Input: k = 11.
def two_tables(k):
    numbers = [10 * i + j for i in range(k) for j in range(k)]
    return [divmod(number, 10) for number in numbers]
