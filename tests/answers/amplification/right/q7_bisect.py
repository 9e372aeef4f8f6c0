# Binary search for the first sufficient number.
import bisect


def one_pass(people, order, distance, sigma, target):
    due = order * distance**2 / (2 * sigma**2)
    skipped = bisect.bisect_left(range(1, 200), True, key=lambda T: due / T <= target)
    return people - min(skipped, people), skipped
