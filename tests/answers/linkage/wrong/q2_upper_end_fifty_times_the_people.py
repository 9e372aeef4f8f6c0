# Bisection between 1 and 50 cells a person, but shares above 0.98 need more. Input: 1000 people, share 0.99.
import bisect


def cells_needed(people, share):
    class Chances:
        def __len__(self):
            return 50 * people

        def __getitem__(self, i):
            return (1 - 1 / (i + 1)) ** (people - 1) if people > 1 else 1

    return bisect.bisect_left(Chances(), share) + 1
