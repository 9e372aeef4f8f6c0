# Two classes are stepped through like the digits of a clock.
def two_tables(k):
    def people():
        first = second = 0
        while first < k:
            yield first, second
            second += 1
            if second == k:
                first, second = first + 1, 0

    return tuple(people())
