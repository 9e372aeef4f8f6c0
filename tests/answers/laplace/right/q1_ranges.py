# The length of ranges: an edit moves within a hull that holds 0 for the yes-sum.
def sensitivities(low, high, n, neighbourhood):
    def reach(points):
        return max(points) - min(points)

    joins = neighbourhood[0] == "m"

    def each():
        yield max(reach((0, low)), reach((0, high))) if joins else reach((low, high))
        yield max(abs(low), abs(high)) if joins else reach((low, 0, high))
        yield int(joins)
        yield 2 - joins
        yield reach((low, high)) / (2 if joins else n)

    return tuple(each())
